package org.inwoarena.engine.random;
import java.util.*;
import org.inwoarena.engine.*;
import org.inwoarena.engine.rules.*;
import org.inwoarena.engine.trial.*;
class X2 { public static void main(String[] a){
 var t=Table.of(Board.CATALOGUE); long s=Long.parseLong(a[0]); int n=Integer.parseInt(a[1]); int pl=Integer.parseInt(a[2]);
 var mx=java.lang.management.ManagementFactory.getThreadMXBean();
 for(int i=0;i<n;i++){ for(var mode: a[3].split(",")){ var w=new ArrayList<Watcher>();
  if(mode.contains("f"))w.add(new Folding(t.engine())); if(mode.contains("s"))w.add(new Soundness());
  if(mode.contains("a"))w.add(new Agreement(t.engine(),new Random(1),10)); if(mode.contains("z"))w.add(new Secrets(t.engine(),new Random(1),60));
  var c0=mx.getCurrentThreadCpuTime(); var g=new RandomGame(t,s+i,RuleSet.preset(pl==2?"two-player-tournament":"standard"),pl);
  String r="ok"; try{ r=String.valueOf(g.play(w.toArray(Watcher[]::new)).result().get().reason()); }catch(BrokenGame b){ r=b.getMessage(); r=r.substring(0,Math.min(500,r.length()));}
  System.out.println((s+i)+" "+mode+" "+(mx.getCurrentThreadCpuTime()-c0)/1000000+" ms cpu, decisions "+g.decisions()+" events "+g.journal().size()+" "+r);
  if(mode.contains("h")){ var m=new TreeMap<String,Integer>(); g.record().actions().forEach(x->m.merge(x.command().getClass().getSimpleName(),1,Integer::sum)); System.out.println(m);}
 }}
}}
